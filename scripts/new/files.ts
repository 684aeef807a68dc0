/** A file to write: its path in the repository, and its text. */
export interface NewFile {
  path: string;
  text: string;
}

/** `PressMentions` as text: "Press mentions". */
export const spoken = (name: string): string =>
  name.replaceAll(/(?<=[a-z\d])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

/** `press-mentions` as a component's name: "PressMentions". */
export const pascal = (words: string): string =>
  words.replaceAll(/(?:^|[-/])([a-z\d])/g, (_, letter: string) => letter.toUpperCase());

/** `PressMentions` as a variable's name: "pressMentions". */
export const camel = (name: string): string => name.charAt(0).toLowerCase() + name.slice(1);
