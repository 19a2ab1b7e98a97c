import { Type } from 'typebox'
import type { DeclaredSetting } from '../../../method/declare-method.ts'
import { strict } from '../../../method/setting-schemas.ts'

/** Words of the host's own. */
export interface TextTemplateSettings {
  readonly templateId: string
  /** BCP 47; left out, it is for every language. */
  readonly language?: string
  /** With `{{code}}`, `{{project}}` and `{{duration}}`. */
  readonly text: string
}

/** How texts are sent. */
export interface TextsSettings {
  readonly templates?: readonly TextTemplateSettings[]
}

/** The same, with every default filled in. */
export interface TextsConfig {
  readonly templates: readonly TextTemplateSettings[]
}

/** `project.texts` */
export const textsSetting = {
  schema: Type.Object(
    {
      templates: Type.Optional(
        Type.Array(
          Type.Object(
            {
              templateId: Type.String(),
              language: Type.Optional(Type.String()),
              text: Type.String(),
            },
            strict,
          ),
        ),
      ),
    },
    strict,
  ),
  toConfig: ({ templates = [] }): TextsConfig => ({ templates }),
} satisfies DeclaredSetting<TextsSettings, TextsConfig>
