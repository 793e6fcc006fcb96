// The last of many questions is the one whose answer counts.

/** Takes answers, or says why there is none; one that comes when something else was asked is of no use. */
export function takeLatest<T>(take: (answer: T) => void, fail: (error: unknown) => void): (answer: Promise<T>) => void {
  let latest = 0;
  return (answer) => {
    const current = ++latest;
    answer.then((value) => current === latest && take(value)).catch(fail);
  };
}
