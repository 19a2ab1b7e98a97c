import { type Authorizations, createAuthorizations } from './authorize/create-authorizations.ts'
import { decideDeviceRequest, findDeviceRequest } from './device/device-requests.ts'
import type { DeviceRules } from './device/register-device-pages.ts'
import { createEngines, type Engines } from './engine/create-engines.ts'
import type { EnginePorts } from './engine/engine-ports.ts'
import { exchangeAccessToken, type TokenExchange } from './exchange-access-token.ts'
import { type LogoutRequest, type StartedLogout, startLogout } from './logout/start-logout.ts'

/** The parts that need the protocol engine, which are loaded together. */
export interface Protocol extends DeviceRules {
  readonly engines: Engines
  readonly authorizations: Authorizations
  startLogout(request: LogoutRequest): Promise<StartedLogout>
  exchangeAccessToken(exchange: TokenExchange): ReturnType<typeof exchangeAccessToken>
}

export function createProtocol(ports: EnginePorts): Protocol {
  const engines = createEngines(ports)
  return {
    engines,
    authorizations: createAuthorizations(ports, engines),
    startLogout: (request) => startLogout(ports, engines, request),
    exchangeAccessToken: (exchange) => exchangeAccessToken(ports, engines, exchange),
    findDeviceRequest: (who, userCode) => findDeviceRequest(ports, engines, who, userCode),
    decideDeviceRequest: (decider, request, isAllowed) =>
      decideDeviceRequest(ports, decider, request, isAllowed),
  }
}
