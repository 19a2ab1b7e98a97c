/**
 * What a method adds to what all of the widget knows: its texts, and of types alone its options in the login
 * widget's configuration and what it tells the host.
 */
export interface MethodDeclaration<
  TextId extends string,
  Options extends object = object,
  Events extends object = object,
> {
  readonly texts: Readonly<Record<TextId, string>>
  readonly options?: Options
  readonly events?: Events
}
