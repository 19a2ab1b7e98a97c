import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

/** The first screen of the widget as text; its own build says what each part is. */
export interface FirstScreen {
  readonly html: string
  readonly css: string
  readonly sendsLinks: boolean
  readonly isInShadow: boolean
}

/** Draws it. @throws Error where these options have no first screen */
export type RenderFirstScreen = (options: object) => FirstScreen

/** Where the widget is, and what draws its first screen. */
export interface FoundWidget {
  /** The folder of `portico.js`. */
  readonly folder: string
  load(): Promise<RenderFirstScreen>
}

/** Beside the folder of the bundle, and like it built from the widget: no part of what is served. */
const file = '../first-screen/index.js'

/**
 * Finds the widget among the folders of built files.
 *
 * @returns null where the service serves none, or its first screen is not built
 */
export function findWidget(staticFolders: readonly string[]): FoundWidget | null {
  const folder = staticFolders.find(
    (one) => existsSync(join(one, 'portico.js')) && existsSync(join(one, file)),
  )
  if (folder === undefined) return null
  let loaded: Promise<RenderFirstScreen> | undefined
  return {
    folder,
    load() {
      // The first request loads it: most projects never ask.
      loaded ??= import(/* @vite-ignore */ pathToFileURL(join(folder, file)).href).then(
        // built with the bundle, from the same sources
        (module: { renderFirstScreen: RenderFirstScreen }) => module.renderFirstScreen,
      )
      return loaded
    },
  }
}
