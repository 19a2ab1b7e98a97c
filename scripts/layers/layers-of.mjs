import { layers as client } from './client.mjs'
import { layers as contract } from './contract.mjs'
import { layers as service } from './service.mjs'
import { layers as widget } from './widget.mjs'

/**
 * The layers of each package that has some, from the bottom to the top.
 *
 * @type {Record<string, import('./find-violations.mjs').Layer[]>}
 */
export const layersOf = { contract, client, service, widget }
