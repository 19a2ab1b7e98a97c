import { Products } from '@portico/widget/values'
import { getOptions, methods } from './methods.ts'
import type { Config, ShownMethod } from './shown-method.ts'

/** The products that a switch can turn on. */
export const products = Object.values(Products).filter((id) => id !== Products.passkeyRegistration)

type ProductId = (typeof products)[number]

/** The products that a configuration turns on; an absent list means what the widget takes it for. */
export function toProductIds(config: Config): readonly unknown[] {
  return Array.isArray(config.products) ? config.products : [Products.emailMagicLinks]
}

/** The ways of sending that a configuration turns on for a method, in the order of their tabs. */
export function toWays(config: Config, method: ShownMethod): readonly unknown[] {
  const ways = method.ways && getOptions(config, method)[method.ways.option]
  return Array.isArray(ways) ? ways : []
}

/** The products with the form for an address, if they were on. */
const listMailForms = (config: Config): readonly string[] =>
  methods
    .filter((method) => method.hasMailForm?.(getOptions(config, method)))
    .map(({ product }) => product)

/**
 * Turns a product on or off. The widget has room for the e-mail form of one method, so turning one on turns another one
 * off; who wants to see the widget's own error about it writes both into the editor.
 *
 * @returns the new list, in the old order; what no switch knows is kept
 */
export function switchProduct(config: Config, id: ProductId, isOn: boolean): readonly unknown[] {
  const others = toProductIds(config).filter((other) => other !== id)
  if (!isOn) return others
  const forms = listMailForms(config)
  const rivals: readonly unknown[] = forms.includes(id) ? forms : []
  return [...others.filter((other) => !rivals.includes(other)), id]
}

/**
 * Turns a way of sending of a method on or off; turning mails on turns the e-mail form of another method off, as above.
 *
 * @returns the options that change
 */
export function switchWay(config: Config, method: ShownMethod, way: string, isOn: boolean): Config {
  const { key, product, ways } = method
  if (!ways) return {}
  const others = toWays(config, method).filter((other) => other !== way)
  const options = { ...getOptions(config, method), [ways.option]: isOn ? [...others, way] : others }
  const changed = { [key]: options }
  if (!isOn || !method.hasMailForm?.(options)) return changed
  const rivals: readonly unknown[] = listMailForms(config).filter((other) => other !== product)
  const ids = toProductIds(config)
  const left = ids.filter((id) => !rivals.includes(id))
  return left.length < ids.length ? { ...changed, products: left } : changed
}
