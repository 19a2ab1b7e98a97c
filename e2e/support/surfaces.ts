/** How the widget reaches a page: by which build, into which root. */
export interface Surface {
  readonly name: string
  /** `standalone`: the bundle in a script tag; `react`: the npm package inside a React host. */
  readonly build: 'standalone' | 'react'
  readonly root: 'light' | 'shadow'
}

/** The surface on which every journey runs. */
export const main: Surface = { name: 'standalone, light DOM', build: 'standalone', root: 'light' }

export const shadow: Surface = {
  name: 'standalone, shadow root',
  build: 'standalone',
  root: 'shadow',
}

export const react: Surface = { name: 'React, light DOM', build: 'react', root: 'light' }

export const reactShadow: Surface = { name: 'React, shadow root', build: 'react', root: 'shadow' }

/** The surfaces beside the main one: every screen is touched on each. */
export const others: readonly Surface[] = [shadow, react, reactShadow]

/** The surfaces of the standalone build. */
export const standalone: readonly Surface[] = [main, shadow]

export const surfaces: readonly Surface[] = [main, ...others]
