/** What the calls answer, as the service's tables of operations describe them. */

export interface SignedIn {
  readonly operator: { readonly operator_id: string; readonly name: string; readonly role: Role }
  readonly project: { readonly project_id: string; readonly name: string }
  readonly acts_until: string
  readonly acting: readonly string[]
}

/** What a page gets that signed an operator in. */
export interface Entered extends SignedIn {
  readonly page_key: string
}

/** What happened in a span of time. */
interface Figures {
  readonly signed_up: number
  readonly signed_in: number
  readonly refused: number
  readonly sent: number
  readonly given_up: number
}

export interface NamedCount {
  readonly name: string
  readonly text: string
  readonly times: number
}

export interface Span extends Figures {
  readonly methods: readonly NamedCount[]
  readonly reasons: readonly NamedCount[]
  readonly channels: readonly NamedCount[]
}

export interface Day extends Pick<Figures, 'signed_up' | 'signed_in' | 'refused'> {
  readonly day: string
}

export interface Home {
  readonly today: Span
  readonly yesterday: Figures
  readonly thirty_days: Span
  readonly days: readonly Day[]
  readonly messages: {
    readonly waiting: number
    readonly given_up: number
    readonly is_more: boolean
  }
  readonly alerts: readonly {
    readonly level: 'wrong' | 'note'
    readonly title: string
    readonly text: string
    readonly ends_at: string | null
    readonly page: 'messages' | 'operators' | null
  }[]
}

export type Role = 'read' | 'act'

export interface ListedUser {
  readonly user_id: string
  readonly name: string
  readonly address: string
  readonly signs_in_with: readonly string[]
  readonly state: 'active' | 'not_verified' | 'blocked' | 'leaving'
  readonly leaves_at: string | null
  readonly created_at: string
  readonly last_seen_at: string | null
}

export interface UserList {
  readonly users: readonly ListedUser[]
  readonly next_cursor: string | null
  readonly total: number | null
}

export interface UserSession {
  readonly session_id: string
  readonly started_at: string
  readonly last_accessed_at: string
  readonly browser: string
  readonly ip_address: string
  readonly methods: readonly string[]
}

export interface UserFactor {
  readonly kind: string
  readonly id: string
  readonly title: string
  readonly text: string
}

/** Which second step is asked of one user; `project` is what the project says. */
export type StepOfUser = 'project' | 'off' | 'optional' | 'required'

export interface UserDetail extends ListedUser {
  readonly external_id: string | null
  readonly emails: readonly {
    readonly email_id: string
    readonly email: string
    readonly is_verified: boolean
    readonly is_primary: boolean
  }[]
  readonly factors: readonly UserFactor[]
  readonly roles: readonly string[]
  readonly known_roles: readonly string[]
  readonly trusted_metadata: object
  readonly second_step: StepOfUser
  readonly project_second_step: Exclude<StepOfUser, 'project'>
  readonly stopped_addresses: readonly string[]
  readonly sessions: readonly UserSession[]
  readonly apps: readonly { readonly client_id: string; readonly name: string }[]
}

export interface Timeline {
  readonly entries: readonly {
    readonly audit_id: string
    readonly at: string
    readonly action: string
    readonly what: string
    readonly why: string
    readonly outcome: 'done' | 'refused' | 'noted'
  }[]
  readonly next_cursor: string | null
}

export interface AuditList {
  readonly entries: readonly {
    readonly audit_id: string
    readonly at: string
    readonly action: string
    readonly who: string
    readonly what: string
    readonly why: string
    readonly user_id: string | null
    readonly user: string
  }[]
  readonly next_cursor: string | null
  readonly actions: readonly string[]
}

export interface Message {
  readonly message_id: string
  readonly channel: string
  readonly to: string
  readonly template: string
  readonly reason: string
  readonly created_at: string
  readonly ended_at: string | null
  readonly can_resend: boolean
  readonly user_id: string | null
  readonly is_stopped: boolean
}

export interface MessageList {
  readonly messages: readonly Message[]
  readonly next_cursor: string | null
}

export interface OwnSessions {
  readonly sessions: readonly {
    readonly session_id: string
    readonly started_at: string
    readonly expires_at: string
    readonly browser: string
    readonly ip_address: string
    readonly is_current: boolean
  }[]
}

export interface ScriptKeys {
  readonly keys: readonly {
    readonly key_id: string
    readonly name: string
    readonly role: Role
    readonly operator: string
    readonly expires_at: string
    readonly last_used_at: string | null
  }[]
}

export interface OperatorList {
  readonly operators: readonly {
    readonly operator_id: string
    readonly name: string
    readonly role: Role
    readonly passkeys: number
    readonly last_seen_at: string
  }[]
  readonly invitations: readonly {
    readonly invitation_id: string
    readonly role: Role
    readonly expires_at: string
  }[]
}

export type AppProof = 'secret' | 'key' | 'none'

export interface ClientApp {
  readonly client_id: string
  readonly name: string
  readonly description: string
  readonly owner: 'configuration' | 'operators' | 'app'
  readonly proof: AppProof
  readonly platform: 'web' | 'native'
  readonly is_first_party: boolean
  readonly redirect_uris: readonly string[]
  readonly post_logout_redirect_uris: readonly string[]
  readonly scopes: readonly string[] | null
  readonly has_old_secret: boolean
  readonly can_be_tried: boolean
  readonly created_at: string | null
}

export interface AppList {
  readonly apps: readonly ClientApp[]
  readonly next_cursor: string | null
  readonly known_scopes: readonly string[]
  readonly issuer: string
}

export interface AppDetail {
  readonly app: ClientApp
  readonly known_scopes: readonly string[]
  readonly issuer: string
}

export interface WebhookEndpoint {
  readonly endpoint_id: string
  readonly url: string
  readonly events: readonly string[] | null
  readonly allows_private: boolean
  readonly secrets: number
  readonly secret_variable: string | null
  readonly place: string | null
}

export interface WebhookList {
  readonly endpoints: readonly WebhookEndpoint[]
  readonly file: string | null
}

export interface Delivery {
  readonly message_id: string
  readonly event: string
  readonly tries: number
  readonly reason: string
  readonly created_at: string
  readonly ended_at: string | null
  readonly next_try_at: string | null
  readonly can_resend: boolean
}

export interface DeliveryList {
  readonly deliveries: readonly Delivery[]
}

export interface Setting {
  readonly key: string
  readonly value: string
  readonly default: string
  readonly source: 'file' | 'default' | 'service'
}

export interface Configuration {
  readonly file: string | null
  readonly place: string
  readonly settings: readonly Setting[]
  readonly variables: readonly {
    readonly name: string
    readonly is_set: boolean
    readonly value: string | null
  }[]
}

export type MessageChannel = 'email' | 'sms' | 'whatsapp'

export type CardTheme = 'default' | 'quartz'

export interface ButtonColors {
  readonly fill: string
  readonly text: string
  readonly contrast: number
}

export interface PreviewList {
  readonly messages: readonly {
    readonly channel: MessageChannel
    readonly template: string
    readonly title: string
  }[]
  readonly template_ids: { readonly email: readonly string[]; readonly text: readonly string[] }
  readonly languages: readonly string[]
  readonly theme: CardTheme
  readonly button: { readonly light: ButtonColors; readonly dark: ButtonColors }
  readonly card_problem: 'no_widget' | 'no_first_screen' | null
  readonly file: string | null
}

export interface MessagePreview {
  readonly from: string
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly direction: 'ltr' | 'rtl'
}
