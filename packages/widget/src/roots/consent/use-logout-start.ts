import { getInternals, type OAuthLogoutParams } from '@portico/client'
import { useSubmit } from '../../flow/use-submit.ts'
import { useWidget } from '../../kernel/context/widget-context.ts'
import type { IdpProps } from './flow.ts'
import { leavePage, toTarget } from './leave-page.ts'
import { logOut } from './log-out.ts'

/** The preflight of a log-out: whether the user must confirm it. If not, it happens at once. */
export function useLogoutStart(
  emit: IdpProps<'idp.start'>['emit'],
): (request: OAuthLogoutParams) => void {
  const { client } = useWidget()
  const { submit } = useSubmit({
    async call(request: OAuthLogoutParams, signal) {
      const [reply, project] = await Promise.all([
        client.idp.oauthLogoutStart(request, { signal }),
        getInternals(client).bootstrap.getAsync(),
      ])
      const target = toTarget(reply.redirect_uri)
      if (!reply.consent_required) await logOut(client)
      return {
        target,
        isAsked: reply.consent_required,
        projectName: project.projectName ?? location.hostname,
      }
    },
    done({ target, isAsked, projectName }) {
      if (isAsked) emit({ type: 'idp.logoutAsked', target, projectName })
      else leavePage(target)
    },
    failed: ({ text }) => emit({ type: 'idp.preflightFailed', message: text }),
  })
  return submit
}
