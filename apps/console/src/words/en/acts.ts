export const acts = {
  cancel: 'Cancel',
  close: 'Close',
  copy: 'Copy',
  copied: 'Copied',
  keys: 'Acts',
  readingOnly: (names: string) =>
    `You may read here, not act. Ask ${names === '' ? 'an operator who may act' : names}.`,
  done: (button: string) => `${button}: done.`,
  or: ' or ',
}
