import type { ProjectBootstrap, User } from '@portico/client'
import type { OauthProviderOptions } from '../../../declarations/oauth/options.ts'

type Connected = User['providers'][number]

/** A provider in the list: one that the user has connected, or one that the page offers. */
export interface ProviderRow {
  /** The provider's id, by which its mark is found and a connection starts. */
  readonly type: string
  readonly name: string
  readonly icon?: string | undefined
  readonly connected: Connected | null
}

/** The names that differ from their ids by more than a first capital letter. */
const names: Readonly<Record<string, string>> = {
  github: 'GitHub',
  gitlab: 'GitLab',
  linkedin: 'LinkedIn',
  tiktok: 'TikTok',
  twitter: 'X',
}

const toName = (type: string) => names[type] ?? type.charAt(0).toUpperCase() + type.slice(1)

const toKey = (name: string) => name.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')

/**
 * Lists what the user has connected, and then what the page offers beside it.
 *
 * @param offered - the providers of the page's configuration
 * @param known - the providers of the project, which have the names of its own ones
 * @param removed - the provider of the account that was just disconnected, whose place a row with the undo has
 */
export function toProviderRows(
  connected: readonly Connected[],
  offered: readonly OauthProviderOptions[],
  known: ProjectBootstrap['oauthProviders'],
  removed?: string,
): ProviderRow[] {
  const options = offered.map(({ type, label, icon }) => ({
    type,
    name: label ?? known?.[type]?.label ?? toName(type),
    icon: icon ?? known?.[type]?.icon,
  }))
  const rows = connected.map((one): ProviderRow => {
    const key = toKey(one.provider_type)
    const option = options.find(({ type, name }) => key === toKey(type) || key === toKey(name))
    return {
      type: option?.type ?? key,
      icon: option?.icon,
      name: one.provider_type,
      connected: one,
    }
  })
  const others = options.filter(
    ({ type }) => type !== removed && !rows.some((row) => row.type === type),
  )
  return [...rows, ...others.map((option) => ({ ...option, connected: null }))]
}
