import type { ProjectConfig } from '../../config/config.ts'
import { escapeHtml } from '../../http/escape-html.ts'
import { toAction, toDisc } from '../../pages/card-page.ts'
import { findSignInUrl, toRoot } from '../../pages/site-urls.ts'
import { warningHtml } from '../hosted-pages/describe-client.ts'
import { toCardPage } from '../hosted-pages/page-html.ts'
import type { DeviceRequest } from './device-requests.ts'
import { toScopeTexts } from './scope-texts.ts'

/** The pages of a device's code: forms that need no script. */
export const toDevicePage = (
  project: Pick<ProjectConfig, 'name' | 'brand'>,
  body: string,
): string => toCardPage(project, { title: project.name, body })

/** No script at all; its forms lead to the page itself. */
export const devicePolicy =
  "default-src 'none'; style-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'"

/** Asks for the code. */
export function toCodeForm(isWrong: boolean): string {
  return [
    '<h1>Connect a device</h1>',
    isWrong ? '<p role="alert">This code is wrong or has expired. Try again.</p>' : '',
    '<form method="get"><p><label for="user_code">Enter the code that your device shows.</label></p>',
    '<p><input id="user_code" name="user_code" autocomplete="off" autocapitalize="characters" spellcheck="false" maxlength="20" required autofocus></p>',
    '<p></p><button type="submit">Continue</button></form>',
  ].join('')
}

/**
 * Shows who asks for what.
 *
 * @param proof only this page, in this session, knows it
 */
export function toDecisionForm(
  project: Pick<ProjectConfig, 'name' | 'rbac'>,
  { app, scopeResults }: DeviceRequest,
  { userCode, proof }: { readonly userCode: string; readonly proof: string },
): string {
  const name = escapeHtml(app.name === '' ? 'The App' : app.name)
  const scopes = scopeResults.filter(({ isGrantable }) => isGrantable).map(({ scope }) => scope)
  const items = toScopeTexts(project, scopes).map(
    ({ text, details }) => `<li>${escapeHtml(text)}${toDetails(details)}</li>`,
  )
  return [
    `<h1>Connect <bdi>${name}</bdi>?</h1>`,
    `<p>A device with the code <b>${escapeHtml(userCode)}</b> asks for access to your account. Go on only if the code stands on a device of yours.</p>`,
    warningHtml(app, project),
    `<p><bdi>${name}</bdi> is requesting to:</p><ul>${items.join('')}</ul>`,
    '<form method="post">',
    `<input type="hidden" name="user_code" value="${escapeHtml(userCode)}">`,
    `<input type="hidden" name="proof" value="${escapeHtml(proof)}">`,
    '<p></p><button type="submit" name="decision" value="allow">Allow</button>',
    '<button type="submit" name="decision" value="deny">Deny</button></form>',
  ].join('')
}

const toDetails = (details: readonly string[]) =>
  details.length === 0
    ? ''
    : `<ul>${details.map((one) => `<li>${escapeHtml(one)}</li>`).join('')}</ul>`

/** Says what came of it. */
export function toDecided(
  project: Pick<ProjectConfig, 'projectId' | 'name' | 'showWatermark' | 'brand' | 'pages'>,
  isAllowed: boolean,
): string {
  const signIn = findSignInUrl(project)
  return [
    isAllowed
      ? `${toDisc('success')}<h1>Your device is connected</h1><p>You may close this page and go on there.</p>`
      : '<h1>Access to the application was denied.</h1><p>You may close this page.</p>',
    signIn ? toAction({ label: 'Go to {project}', url: toRoot(signIn) }, project) : '',
  ].join('')
}
