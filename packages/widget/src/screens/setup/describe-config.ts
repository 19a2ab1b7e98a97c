import { type Advice, print } from '../../flow/advice/advice.ts'
import { findNearest } from '../../flow/advice/find-nearest.ts'
import type { ConfigFault } from '../../flow/advice/method-advice.ts'
import type { LoginConfig } from '../../kernel/config/login-config.ts'
import { normalizeProducts } from '../../kernel/config/normalize-products.ts'
import { Products } from '../../kernel/config/products.ts'
import { toProductIds } from '../../kernel/config/to-product-ids.ts'
import { allAdvice } from '../../methods/all-advice.ts'

const unavailable = 'Your users see “Signing in does not work at the moment.”'

function describeProduct(found: string, all: readonly string[], known: readonly string[]): Advice {
  const nearest = findNearest(found, known)
  const isKnown = Object.values<string>(Products).includes(found)
  const also = allAdvice.get(nearest ?? '')?.needed
  return {
    title: isKnown ? `“${found}” is not available` : `“${found}” is not a product`,
    text: 'Nothing can be drawn from this configuration.',
    facts: [
      ['Found', `products: ${print(all)}`],
      ['Known', known.join(', ')],
    ],
    code: nearest ? { before: 'products: [', changed: `'${nearest}'`, after: ']' } : null,
    hint: [
      ...(nearest ? [`Did you mean ${nearest}?`] : []),
      ...(also ? [`It also needs ${also.name}.`] : []),
      unavailable,
    ].join(' '),
  }
}

/**
 * Describes what a developer must change if no configured product has a form or a button.
 *
 * @param known - the products that have a method
 */
function describeNothing(config: LoginConfig, known: readonly string[]): Advice {
  const { ids, ignored } = normalizeProducts(config.products, known)
  const [unknown] = ignored
  if (unknown !== undefined) return describeProduct(unknown, [...ids, ...ignored], known)
  const [idle] = ids.flatMap((id) => allAdvice.get(id)?.needed ?? [])
  if (!idle) {
    return {
      title: 'No product is configured',
      text: 'Nothing can be drawn from this configuration.',
      facts: [
        ['Found', 'products: []'],
        ['Known', known.join(', ')],
      ],
      // what the widget takes if no list is given
      code: { before: 'products: [', changed: `'${toProductIds(undefined)}'`, after: ']' },
      hint: unavailable,
    }
  }
  return {
    ...idle.describeMissing(config),
    code: { before: '', changed: idle.code, after: '' },
    hint: `Add it beside products. ${unavailable}`,
  }
}

/**
 * Describes what a developer must change in the configuration of the widget.
 *
 * @param known - the products that have a method
 */
export function describeConfig(
  fault: ConfigFault | null,
  config: LoginConfig,
  known: readonly string[],
): Advice {
  return fault === null
    ? describeNothing(config, known)
    : fault.describe(normalizeProducts(config.products, known).ids)
}
