/** The words of a text. Names that a page loads first stand in one text where that takes fewer bytes. */
export type Words<Text extends string> = Text extends `${infer First} ${infer Rest}`
  ? First | Words<Rest>
  : Text
