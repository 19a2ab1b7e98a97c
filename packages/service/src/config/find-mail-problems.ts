/** What a schema cannot say of a project's mails: senders that are none, languages that are none, words that stand twice. */
import type { ConfigProblem } from '../errors/config-error.ts'
import type { ProjectSettings } from './define-config.ts'

/** A bare mail address: no name, no quotes, no list. */
export const isBareAddress = (text: string) =>
  /^[^\s"(),:;<>@[\\\]]+@[^\s"(),:;<>@[\\\]]+$/.test(text)

/** Finds what is wrong within one project. */
export function findMailProblems(
  key: string,
  { mails = {}, emailTemplates = [] }: Pick<ProjectSettings, 'mails' | 'emailTemplates'>,
): readonly ConfigProblem[] {
  const { from } = mails
  const names = emailTemplates.map(({ templateId, language }) =>
    language === undefined ? templateId : `${templateId}" in "${toCanonical(language) ?? language}`,
  )
  const repeated = names.find((name, index) => names.indexOf(name) !== index)
  return [
    ...(from === undefined || isBareAddress(from)
      ? []
      : [
          {
            key: `${key}.mails.from`,
            message: `must be a bare address like no-reply@example.com, got "${from}"; the display name is the project's`,
          },
        ]),
    ...emailTemplates.flatMap(({ language }, index) =>
      language === undefined || toCanonical(language) !== null
        ? []
        : [
            {
              key: `${key}.emailTemplates[${index}].language`,
              message: `must be a language like "de" or "pt-BR", got "${language}"`,
            },
          ],
    ),
    ...(repeated === undefined
      ? []
      : [{ key: `${key}.emailTemplates`, message: `has "${repeated}" twice` }]),
  ]
}

function toCanonical(language: string): string | null {
  try {
    return Intl.getCanonicalLocales(language)[0] ?? null
  } catch {
    return null
  }
}
