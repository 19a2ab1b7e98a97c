/**
 * Loaded before a generator, by `NODE_OPTIONS`: what it fetches from GitHub comes from the address in `TEMPLATE_HOST` instead, with
 * the host as the first part of the path, and its name is found.
 */
import dns from 'node:dns/promises'

const { TEMPLATE_HOST: address } = process.env
const { fetch: fetchAsIs } = globalThis
const { lookup } = dns
const hosts = ['api.github.com', 'codeload.github.com', 'raw.githubusercontent.com', 'github.com']

globalThis.fetch = (input, init) => {
  const { host, pathname, search } = new URL(input instanceof Request ? input.url : input)
  if (!hosts.includes(host)) return fetchAsIs(input, init)
  const reached = new URL(`/${host}${pathname}${search}`, address)
  return fetchAsIs(input instanceof Request ? new Request(reached, input) : reached, init)
}

// Astro asks for the name first, to see whether there is a network
dns.lookup = (name, ...options) => lookup(hosts.includes(name) ? 'localhost' : name, ...options)
