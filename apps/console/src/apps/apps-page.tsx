import type { AppList, ClientApp } from '../call/replies.ts'
import { useAnswer } from '../call/use-answer.ts'
import { useLostSession } from '../call/use-lost-session.ts'
import { Empty } from '../parts/empty.tsx'
import { Moment } from '../parts/moment.tsx'
import { PagedList, usePages } from '../parts/pages.tsx'
import { ReadingOnly } from '../parts/reading-only.tsx'
import { useRowKeys } from '../parts/rows.ts'
import type { PageProps } from '../shell/app.tsx'
import { open, toHref } from '../shell/route.ts'
import { words } from '../words/words.ts'
import { AddAppDialog } from './add-app-dialog.tsx'
import { toKind } from './to-kind.ts'

/** The apps that sign people in with their account at the project. */
export function AppsPage({
  me,
  isAdding,
  onSessionLost,
}: PageProps & { readonly isAdding: boolean }) {
  const pages = usePages()
  const { cursor } = pages
  const answer = useAnswer<AppList>(`apps${cursor === undefined ? '' : `?cursor=${cursor}`}`)
  useLostSession(answer.error, onSessionLost)
  useRowKeys()
  const mayAct = me.operator.role === 'act'
  const text = words().apps
  return (
    <>
      <header className="head">
        <h1>{text.title}</h1>
        <div className="acts">
          <button
            type="button"
            className="primary"
            disabled={!mayAct}
            onClick={() => open({ page: 'apps', isAdding: true })}
          >
            {text.add}
          </button>
        </div>
      </header>
      <ReadingOnly me={me} />
      <PagedList answer={answer} pages={pages} problem={text.unread}>
        {({ apps }) =>
          apps.length === 0 ? (
            <Empty title={text.none(me.project.name)} text={text.noneText(me.project.name)} />
          ) : (
            <List apps={apps} isLoading={answer.isLoading} />
          )
        }
      </PagedList>
      {isAdding && mayAct && answer.reply !== null && (
        <AddAppDialog
          knownScopes={answer.reply.known_scopes}
          onClose={() => open({ page: 'apps', isAdding: false })}
        />
      )}
    </>
  )
}

function List({
  apps,
  isLoading,
}: {
  readonly apps: readonly ClientApp[]
  readonly isLoading: boolean
}) {
  const { columns, owners } = words().apps
  return (
    <table aria-busy={isLoading}>
      <thead>
        <tr>
          <th scope="col">{columns.name}</th>
          <th scope="col">{columns.kind}</th>
          <th scope="col">{columns.leadsTo}</th>
          <th scope="col">{columns.owner}</th>
          <th scope="col">{columns.added}</th>
        </tr>
      </thead>
      <tbody>
        {apps.map((app) => (
          <tr key={app.client_id}>
            <th scope="row">
              <a href={toHref({ page: 'app', clientId: app.client_id })} data-row>
                <bdi>{app.name || app.client_id}</bdi>
              </a>
            </th>
            <td>{toKind(app)}</td>
            <td className="address">
              <bdi>{app.redirect_uris[0] ?? ''}</bdi>
            </td>
            <td>{owners[app.owner]}</td>
            <td>{app.created_at && <Moment at={app.created_at} />}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
