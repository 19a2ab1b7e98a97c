import { loadSetupMethods } from '@portico/service/cli'
import { listDefaults } from './setup/methods.ts'

/** Writes the usage of `portico init`, with the methods that the service declares. */
export async function loadInitUsage(): Promise<string> {
  const methods = await loadSetupMethods()
  const ids = methods.map(({ id }) => id).join(', ')
  const defaults = listDefaults(methods).join(', ')
  return `portico init [options]

Adds sign-in to the app in this folder: writes at most four files and the environment, and installs what they import.
Without a terminal it needs --yes.

  --methods <list>     how users sign in: ${ids}, separated by commas (${defaults})
  --service <where>    beside: a service in development, with data in .portico (beside); or the address of a running
                       service, whose PORTICO_PUBLIC_TOKEN, PORTICO_PROJECT_ID and PORTICO_SECRET the environment has
  --name <name>        the app's name in mails (that of package.json)
  --port <number>      that of the service beside the app (3000; 4000 where the app itself listens at 3000)
  --framework <id>     where the app has several
  --yes                asks nothing: what no option says is as in parentheses here
  --dry-run            shows what would change, and writes nothing
  --no-install         adds dependencies to package.json without installing them
  --json               prints one JSON document, and asks nothing`
}

export const devUsage = `portico dev [options]

Runs the app's own development command and, unless it uses a running service, a service with its inbox. Both end together.

  --json    prints one line of JSON when both answer; their output goes to standard error`

export const removeUsage = `portico remove [options]

Takes out what portico init has added. Files that were changed since then stay, and are named.

  --force         deletes those files as well
  --dry-run       shows what would change, and changes nothing
  --no-install    leaves the installed packages in node_modules
  --json          prints one JSON document`

export const docsUsage = `portico docs                   serve the documentation of this version, and open it
portico docs --print           print the list of its pages with a line about each, llms.txt
portico docs --print <page>    print a page as Markdown: frameworks/next.md`

export const skillUsage = `portico skill    print SKILL.md, by which a coding agent adds sign-in to an app`

export const textsUsage = `portico texts export <tag> [--out <file>]     print a language's texts as JSON; the English ones, if Portico lacks it
portico texts check <file>                    compare a file with the English texts
portico texts import <file> [--out <file>]    take a translation service's file: check it, and write it for your app

A file has the members locale, widget and service. Widget texts go into the widget's option strings, those of the service
(mails, text messages, pages) into texts of portico.config.ts. Nested texts are taken too. Without --out, import writes
texts/<tag>.json.`
