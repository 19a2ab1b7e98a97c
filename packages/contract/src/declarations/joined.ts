type Intersection<Union> = (Union extends unknown ? (part: Union) => void : never) extends (
  part: infer Together,
) => void
  ? Together
  : never

/** The type of one object with the fields of every object of a union. */
export type Joined<Union> = {
  -readonly [Key in keyof Intersection<Union>]: Intersection<Union>[Key]
}
