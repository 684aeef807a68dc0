/** What is wrong with the content, in one line: the file, the key in it where there is one, and what to do about it. */
export class ContentFault extends Error {
  constructor(file: string, problem: string, key?: string) {
    super([file, key, problem].filter(Boolean).join(': '));
    this.name = 'ContentFault';
  }
}
