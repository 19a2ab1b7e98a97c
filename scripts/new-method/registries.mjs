/**
 * Where each side lists its methods, and the line that a new one adds.
 *
 * @type {readonly import('../generator/generate.mjs').Registry[]}
 */
export const registries = [
  {
    file: 'packages/contract/src/methods/index.schemas.ts',
    line: "export * as __camel__ from './__id__.back-end.ts'",
  },
  {
    file: 'packages/service/src/declarations/index.ts',
    line: "export { __camel__ } from './__id__/index.ts'",
  },
  {
    file: 'packages/service/src/methods/index.ts',
    line: "export { __camel__ } from './__id__/index.ts'",
  },
  {
    file: 'packages/client/src/methods/index.ts',
    line: "  __camel__: lazy(loadContext, () => import('./__id__/__id__.ts'), {}),",
  },
  {
    file: 'packages/widget/src/declarations/index.ts',
    line: "export { __camel__ } from './__id__/declaration.ts'",
  },
  {
    file: 'packages/widget/src/methods/index.ts',
    line: "export { __camel__ } from './__id__/__id__.ts'",
  },
]
