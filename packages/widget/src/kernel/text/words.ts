/**
 * Splits a text into its words, as a type. Names that a page loads at the start are kept in a single text if that takes
 * fewer bytes.
 */
export type Words<Text extends string> = Text extends `${infer First} ${infer Rest}`
  ? First | Words<Rest>
  : Text
