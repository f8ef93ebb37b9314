const LINE_END = '\r\n';
const HEAD_END = '\r\n\r\n';
const WITHOUT_BODY = new Set([204, 304]);

/**
 * Reads only the status and the end of each answer of a keep-alive connection. `node:http` would take computing time
 * from the server on a small machine.
 */
export class AnswerReader {
  /** @type {Buffer | null} the beginning of an incomplete head */
  #begun = null;
  #bodyLeft = 0;
  #status = 0;

  /**
   * @param {Buffer} chunk
   * @returns {number} the status of the answer that ends with the chunk, or 0
   * @throws for an answer without a length, and for excess bytes
   */
  read(chunk) {
    if (this.#bodyLeft > 0) return this.#skip(chunk.length);
    const data = this.#begun ? Buffer.concat([this.#begun, chunk]) : chunk;
    const headEnd = data.indexOf(HEAD_END);
    if (headEnd === -1) {
      this.#begun = data;
      return 0;
    }
    this.#begun = null;
    const head = data.toString('latin1', 0, headEnd);
    this.#status = Number(head.slice(9, 12));
    this.#bodyLeft = WITHOUT_BODY.has(this.#status) ? 0 : lengthIn(head);
    return this.#skip(data.length - headEnd - HEAD_END.length);
  }

  /** @param {number} length */
  #skip(length) {
    this.#bodyLeft -= length;
    if (this.#bodyLeft > 0) return 0;
    if (this.#bodyLeft < 0) throw new Error('More was answered than was asked for.');
    return this.#status;
  }
}

/** @param {string} head */
function lengthIn(head) {
  const [, length] = /\r\ncontent-length: *(\d+)/i.exec(head) ?? [];
  if (length === undefined) {
    throw new Error(`An answer does not say how long it is: ${head.split(LINE_END, 1)[0]}`);
  }
  return Number(length);
}
