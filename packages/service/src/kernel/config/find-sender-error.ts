/** Finds why a text is not a bare mail address, without a name, quotes or further addresses; null when it is one. */
export const findSenderError = (text: string): string | null =>
  /^[^\s"(),:;<>@[\\\]]+@[^\s"(),:;<>@[\\\]]+$/.test(text)
    ? null
    : `must be a bare address like no-reply@example.com, got "${text}"; the display name is the project's`
