/** An error in the content, in one line: the file, the key if there is one, and the problem. */
export class ContentFault extends Error {
  constructor(file: string, problem: string, key?: string) {
    super([file, key, problem].filter(Boolean).join(': '));
    this.name = 'ContentFault';
  }
}
