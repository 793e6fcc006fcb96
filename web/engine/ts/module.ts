// The WebAssembly module as one function, from a call's name and words to its answer.

interface Exports {
  memory: WebAssembly.Memory;
  _initialize(): void;
  bastide_room(bytes: number): number;
  bastide_call(): number;
  bastide_answer(): number;
  bastide_answer_size(): number;
}

/** A message of the library: plain text, or a kind with the operands of its sentence. Operands have no `english`. */
export type Message = string | { id: string; operands: Message[]; english?: string };

/** The English sentence of a message that is not an operand. */
export const english = (message: Message): string => (typeof message === 'string' ? message : (message.english ?? message.id));

/** An error as the module reports it. Line and column count from 1 and are 0 if unknown. The context is '' if unknown. */
export interface LocatedMessage {
  line: number;
  column: number;
  context: Message;
  message: Message;
}

/** An error in an input, with its location. */
export class EngineError extends Error {
  readonly line: number;
  readonly column: number;
  /** The location in the input's own terms. */
  readonly context: Message;
  /** The error for programs. `message` has it in English. */
  readonly reason: Message;

  constructor(error: LocatedMessage) {
    super(english(error.message));
    this.name = 'EngineError';
    this.line = error.line;
    this.column = error.column;
    this.context = error.context;
    this.reason = error.message;
  }

  /** "line 2, column 7: row 1, column 3: an edge is 0, 1 or 2, not 3" */
  override toString(): string {
    const place = this.line > 0 ? `line ${this.line}${this.column > 0 ? `, column ${this.column}` : ''}: ` : '';
    return place + (this.context ? `${english(this.context)}: ` : '') + this.message;
  }
}

/** Progress of a long call. Returning false ends it early. */
export interface Listener {
  watch?(share: number, solutions: number, nodes: number): boolean;
  piece?(text: string): boolean;
}

/** Makes one call with its name and words, which contain no zero byte. Throws an `EngineError`. */
export type Call = (name: string, words: readonly string[], listener?: Listener) => string;

const zeroByte: Message = { id: 'engine.zero_byte', operands: [], english: 'the text holds a zero byte: take it out' };

const encoder = new TextEncoder();
const decoder = new TextDecoder();

// System calls for the C library: there are no files, output is discarded and the clock is the page's.
function system(memory: () => WebAssembly.Memory): Record<string, (...args: never[]) => number> {
  const badFile = 8;
  return {
    clock_time_get: (_clock: never, _precision: never, at: never) => {
      const nanoseconds = BigInt(Math.round(performance.now() * 1e6));
      new DataView(memory().buffer).setBigUint64(at as number, nanoseconds, true);
      return 0;
    },
    environ_get: () => 0,
    environ_sizes_get: (count: never, size: never) => {
      const view = new DataView(memory().buffer);
      view.setUint32(count as number, 0, true);
      view.setUint32(size as number, 0, true);
      return 0;
    },
    fd_close: () => badFile,
    fd_fdstat_get: () => badFile,
    fd_fdstat_set_flags: () => badFile,
    fd_prestat_dir_name: () => badFile,
    fd_prestat_get: () => badFile,
    fd_read: () => badFile,
    fd_seek: () => badFile,
    fd_write: () => badFile,
    path_open: () => badFile,
    proc_exit: (status: never) => {
      throw new Error(`the module ended with status ${status as number}`);
    },
  };
}

/** Makes an instance of the module from its bytes. */
export async function instantiate(bytes: BufferSource | Promise<Response>): Promise<Call> {
  let listener: Listener = {};
  let exports: Exports;
  const text = (at: number, size: number) => decoder.decode(new Uint8Array(exports.memory.buffer, at, size));
  const imports = {
    wasi_snapshot_preview1: system(() => exports.memory),
    bastide: {
      watch: (share: number, solutions: number, nodes: number) =>
        listener.watch?.(share, solutions, nodes) === false ? 0 : 1,
      piece: (at: number, size: number) => (listener.piece?.(text(at, size)) === false ? 0 : 1),
    },
  };
  const instance =
    bytes instanceof Promise
      ? (await WebAssembly.instantiateStreaming(bytes, imports)).instance
      : (await WebAssembly.instantiate(bytes, imports)).instance;
  exports = instance.exports as unknown as Exports;
  exports._initialize();

  return (name, words, told = {}) => {
    if (!words.every((word) => typeof word === 'string'))
      throw new EngineError({ line: 0, column: 0, context: '', message: `'${name}' takes text: give it strings` });
    const all = [name, ...words];
    if (all.some((word) => word.includes('\0')))
      throw new EngineError({ line: 0, column: 0, context: '', message: zeroByte });
    const bytes = encoder.encode(all.join('\0') + '\0');
    const room = exports.bastide_room(bytes.length);
    new Uint8Array(exports.memory.buffer, room, bytes.length).set(bytes);
    listener = told;
    const status = exports.bastide_call();
    listener = {};
    const answer = text(exports.bastide_answer(), exports.bastide_answer_size());
    if (status !== 0) throw new EngineError(JSON.parse(answer));
    return answer;
  };
}
