// Ignores stale asynchronous answers.

/** Returns a function that passes on an answer or its error, unless a newer answer was requested. */
export function takeLatest<T>(take: (answer: T) => void, fail: (error: unknown) => void): (answer: Promise<T>) => void {
  let latest = 0;
  return (answer) => {
    const current = ++latest;
    answer.then((value) => current === latest && take(value)).catch(fail);
  };
}
