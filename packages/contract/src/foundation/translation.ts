/** The texts of a room in another language than English: the same names, any wording. */
export type Translation<English> = English extends string
  ? string
  : { readonly [Name in keyof English]: Translation<English[Name]> }
