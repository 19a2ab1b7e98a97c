/**
 * Finds problems of a project's mails that a schema cannot express: invalid senders and languages, texts that are given
 * twice.
 */
import type { ConfigProblem } from '../../foundation/errors/config-error.ts'
import type { ProjectSettings } from './define-config.ts'

/** True for a bare mail address, without a name, quotes or further addresses. */
export const isBareAddress = (text: string) =>
  /^[^\s"(),:;<>@[\\\]]+@[^\s"(),:;<>@[\\\]]+$/.test(text)

/** Finds the problems of one project. */
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
