import { limits } from '@portico/contract'
import { Type } from 'typebox'
import {
  type MethodRates,
  toMethodRates,
  toSettingSchemas,
} from '../../declarations/all-declarations.ts'
import { Minutes, strict, Text } from '../../declarations/setting-schemas.ts'
import { mailLanguages } from '../../foundation/text/words.ts'
import { accessSettings } from './access-schema.ts'
import { identityProviderSettings } from './identity-provider-schema.ts'
import { integrationSettings } from './integration-schema.ts'

/** A colour. Its form is checked elsewhere, because the schema's error would show a regular expression. */
const Color = Type.Optional(Type.String({ minLength: 1, maxLength: 64 }))

const Rate = Type.Optional(
  Type.Object(
    { max: Type.Integer({ minimum: 1 }), perSeconds: Type.Integer({ minimum: 1 }) },
    strict,
  ),
)
const RedirectKind = Type.Enum(['login', 'signup', 'reset_password'])

const methodRates = Object.fromEntries(
  Object.keys(toMethodRates('production')).map((name) => [name, Rate]),
) as Record<keyof MethodRates, typeof Rate> // every declared rate has an entry

const settings = {
  allowedOrigins: Type.Optional(Type.Array(Type.String())),
  redirectUrls: Type.Optional(
    Type.Array(
      Type.Union([
        Type.String(),
        Type.Object(
          { url: Type.String(), kinds: Type.Array(RedirectKind, { minItems: 1 }) },
          strict,
        ),
      ]),
    ),
  ),
  pages: Type.Optional(
    Type.Object(
      { signIn: Type.Optional(Type.String()), changePassword: Type.Optional(Type.String()) },
      strict,
    ),
  ),
  showWatermark: Type.Optional(Type.Boolean()),
  emailDomains: Type.Optional(Type.Array(Text(253))),
  privateMode: Type.Optional(Type.Boolean()),
  security: Type.Optional(Type.Enum(['standard', 'strict'])),
  sessions: Type.Optional(
    Type.Object(
      {
        defaultMinutes: Minutes(limits.session.minMinutes, limits.session.maxMinutes),
        maxMinutes: Minutes(limits.session.minMinutes, limits.session.maxMinutes),
      },
      strict,
    ),
  ),
  ...toSettingSchemas(),
  emailTemplates: Type.Optional(
    Type.Array(
      Type.Object(
        {
          templateId: Text(128),
          language: Type.Optional(Text(35)),
          subject: Type.Optional(Text(200)),
          heading: Type.Optional(Text(200)),
          text: Type.Optional(Text(2_000)),
        },
        strict,
      ),
    ),
  ),
  brand: Type.Optional(
    Type.Object(
      {
        logoUrl: Type.Optional(Text(2_048)),
        accent: Color,
        accentDark: Color,
        theme: Type.Optional(Type.Union([Type.Literal('default'), Type.Literal('quartz')])),
        postalLine: Type.Optional(Text(200)),
        helpAddress: Type.Optional(Text(2_048)),
      },
      strict,
    ),
  ),
  mails: Type.Optional(
    Type.Object(
      {
        from: Type.Optional(Text(254)),
        language: Type.Optional(Type.Enum([...mailLanguages])),
        codeInSubject: Type.Optional(Type.Boolean()),
        newSignIn: Type.Optional(Type.Boolean()),
      },
      strict,
    ),
  ),
  ...accessSettings,
  ...integrationSettings,
  ...identityProviderSettings,
  rates: Type.Optional(
    Type.Object(
      {
        sendPerAddress: Rate,
        sendPerSource: Rate,
        sendPerProject: Rate,
        authenticatePerSource: Rate,
        ...methodRates,
        searchPerSource: Rate,
        requestsPerSource: Rate,
      },
      strict,
    ),
  ),
}

const ProjectSourceSchema = Type.Object(
  {
    projectId: Type.String({ pattern: '^project-(test|live)-[A-Za-z0-9-]{6,64}$' }),
    publicToken: Type.String({ pattern: '^public-token-(test|live)-[A-Za-z0-9-]{6,64}$' }),
    secretEnv: Type.String({ pattern: '^[A-Z][A-Z0-9_]*$' }),
    name: Text(64),
    ...settings,
  },
  strict,
)

/** The schema of the configuration file. */
export const ConfigFileSchema = Type.Object(
  {
    projects: Type.Optional(Type.Array(ProjectSourceSchema)),
    development: Type.Optional(Type.Object({ name: Type.Optional(Text(64)), ...settings }, strict)),
    auditDays: Type.Optional(Type.Integer({ minimum: 1, maximum: 3650 })),
    geoipDatabase: Type.Optional(Text(4_096)),
  },
  strict,
)
