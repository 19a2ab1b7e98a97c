/** What a framework says of itself: how an app of it is recognised, started, and given a sign-in. */
import type { App } from '../setup/app.ts'

/** What the developer decided. */
export interface Choices {
  readonly name: string
  /** Of the widget, for a page. */
  readonly config: WidgetConfig
  readonly serviceUrl: string
  readonly publicToken: string
  /** The file of the environment, from the app's folder. */
  readonly environmentFile: string
}

/** The widget's options as source text. */
export interface WidgetConfig {
  /** @param indent the spaces before the closing brace */
  toSource(indent: number): string
}

/** Text of a file that becomes another text. What comes out must be found once, so that it can be taken back. */
export interface Replacement {
  readonly before: string
  readonly after: string
}

/** A file that is created. */
export interface CreatedFile {
  readonly path: string
  readonly content: string
}

/** A file that is there and gets more. */
export interface EditedFile {
  readonly path: string
  /** Returns null where the places that it knows are not in the text. */
  edit(text: string): readonly Replacement[] | null
  /** For the developer, where the places are not found. */
  readonly byHand: { readonly lines: string; readonly where: string }
}

/** The parts of the environment, by what they tell. */
export interface EnvironmentNames {
  readonly serviceUrl: string
  readonly publicToken: string
  readonly projectId?: string
  readonly secret?: string
}

/** One framework. Beside its own files only `index.ts` names it. */
export interface Framework {
  readonly id: string
  readonly label: string
  /** 3: brings its own server and pages; 2: a library; 1: nothing but files. The highest that matches is meant. */
  readonly rank: 1 | 2 | 3
  detect(app: App): boolean
  /** Names of package.json's scripts that start the app in development; `portico dev` runs the first that exists. Without names it serves the files of the folder. */
  readonly scripts: readonly string[]
  /** Where it listens in development. */
  readonly port: number
  /** Where this app listens, if it says so itself. */
  readonly findPort?: (app: App) => number | null
  /** Returns what tells the script another port; null when the script takes none. */
  toPort(
    port: number,
    app: App,
  ): { readonly args: readonly string[]; readonly env: Record<string, string> } | null
  /** Null where pages have the values in themselves. */
  readonly environment: {
    /** The files that it reads; the first is meant that git ignores. */
    readonly files: readonly string[]
    readonly names: EnvironmentNames
  } | null
  /** Folders that it makes again by itself, and that name files which a removal deletes. */
  readonly generated?: readonly string[]
  /** Whether a server of the app keeps the tokens from its pages. */
  readonly hasServer: boolean
  /** The packages of Portico that it needs, and others with their ranges. */
  readonly packages: readonly string[]
  readonly furtherPackages?: (app: App) => Readonly<Record<string, string>>
  /** The path of the page with the sign-in. */
  readonly page: string
  /**
   * Lists the files to write, at most four.
   *
   * @throws SetupError where the app is of a kind that is not supported
   */
  list(app: App, choices: Choices): readonly (CreatedFile | EditedFile)[]
}

/** The names that a server's environment has for Portico everywhere. */
export const serverNames: EnvironmentNames = {
  serviceUrl: 'PORTICO_URL',
  projectId: 'PORTICO_PROJECT_ID',
  publicToken: 'PORTICO_PUBLIC_TOKEN',
  secret: 'PORTICO_SECRET',
}
