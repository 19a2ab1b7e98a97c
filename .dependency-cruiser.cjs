/**
 * Which part may import which. Imports point down: react -> widget -> client -> contract and
 * service -> contract; apps, e2e, bench, examples and testkit see both sides. Tests, and what they share in
 * folders called `testing`, are exempt from the directions, not from the rest.
 */
const test = '(\\.test\\.tsx?$|/testing/)'

/** What each shipped package may import beside itself, npm packages aside. */
const below = {
  contract: [],
  client: ['contract'],
  widget: ['client', 'contract'],
  react: ['widget', 'client', 'contract'],
  server: [],
  service: ['contract'],
  portico: ['service', 'contract'],
}

const directions = Object.entries(below).map(([name, allowed]) => ({
  name: `${name}-imports-down`,
  comment: `packages/${name} may import ${allowed.join(', ') || 'no other part'}.`,
  severity: 'error',
  from: { path: `^packages/${name}/src/`, pathNot: test },
  to: {
    path: '^(packages|apps|e2e|bench|examples|scripts)/',
    pathNot: `^(packages/(${[name, ...allowed].join('|')})/src|apps/client-app)/`,
  },
}))

/** Methods as folders (widget, service, client) and as files (contract). */
const methods = [
  {
    name: 'no-method-imports-another-folder',
    from: { path: '^packages/([^/]+)/src/methods/([^/.]+)/', pathNot: test },
    to: { path: '^packages/$1/src/methods/[^/]+', pathNot: '^packages/$1/src/methods/$2/' },
  },
  {
    name: 'no-method-imports-another-file',
    from: {
      path: '^packages/([^/]+)/src/methods/([^/.]+)[.]',
      pathNot: [
        '/(index|all-methods|advice|all-advice|account-sections|account-proofs|account-further-proofs|type-names)[.]',
        test,
      ],
    },
    to: { path: '^packages/$1/src/methods/[^/]+', pathNot: '^packages/$1/src/methods/$2[.]' },
  },
]

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    ...directions,
    ...methods.map((rule) => ({
      ...rule,
      comment: 'What two methods share stands outside of both; one leads to another by an event.',
      severity: 'error',
    })),
    {
      name: 'no-cycles',
      severity: 'error',
      from: {},
      // a cycle of types alone is gone once compiled
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'no-testkit-in-what-ships',
      severity: 'error',
      from: { path: '^(packages|apps)/', pathNot: [test, '^packages/testkit/'] },
      to: { path: ['^packages/testkit/', '/testing/'] },
    },
    {
      name: 'resolvable',
      severity: 'error',
      from: {},
      // an address on a page's own origin is no module of this repository, and frameworks are there where a host has them
      to: {
        couldNotResolve: true,
        pathNot: ['^/', '^next/', '^(@angular/core|svelte/elements|vue)$'],
      },
    },
    {
      name: 'declared',
      comment: 'A package imports only what its own package.json names.',
      severity: 'error',
      from: { path: '^packages/[^/]+/src/', pathNot: test },
      to: {
        dependencyTypes: ['npm-no-pkg', 'npm-unknown'],
        // the type of `import.meta.glob`, which a build replaces
        pathNot: '^node_modules/vite/types/importMeta',
      },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: {
      path: [
        '(^|/)(dist|(node_modules/)?\\.cache)/',
        // what these import is installed by those who use them, and by their journeys
        '^examples/(astro|express|hono|next|nuxt|react-router|sveltekit)/',
        '^e2e/runtimes/',
        '^apps/docs/',
      ],
    },
    skipAnalysisNotInRules: true,
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['source', 'import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
      mainFields: ['module', 'main', 'types'],
    },
  },
}
