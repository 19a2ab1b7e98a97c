import { AlertIcon, CheckIcon, WarningIcon } from '@portico/widget/parts'
import { Fragment, type ReactNode, useState } from 'react'
import { Choice } from '../parts/choice.tsx'
import { CodeEditor } from '../parts/code-editor.tsx'
import { PressButton } from '../parts/press-button.tsx'
import { Switch } from '../parts/switch.tsx'
import { useDebounced } from '../parts/use-debounced.ts'
import { type Draft, type Drafts, type EditorId, editors, isUntouched } from './drafts.ts'
import { methods } from './methods.ts'
import { PasskeyHostWarning } from './passkey-host-warning.tsx'
import { products, switchProduct, switchWay, toProductIds, toWays } from './products.ts'
import { TextIds } from './text-ids.tsx'

/** How long a mistake may stand while the person types before it is named. */
const debounceMs = 400

/** Product switches, and the objects that `mountLogin` takes, as text. */
export function ConfigTab(props: {
  drafts: Drafts
  /** What `mountLogin` threw at the texts of now; null when it took them. */
  refusal: string | null
  /** Whether the widget has the texts of now. */
  isApplied: boolean
  onType: (editor: EditorId, text: string) => void
  onReset: (editor: EditorId) => void
  onText: (id: string, text: string) => void
  onOption: (key: string, value: unknown) => void
}): ReactNode {
  const { drafts } = props
  const [editor, setEditor] = useState<EditorId>('config')
  const draft = drafts[editor]
  const problem = useDebounced(draft.problem, debounceMs)
  const { value: config, problem: configProblem } = drafts.config
  const ids = toProductIds(config)
  const change = (options: Readonly<Record<string, unknown>>) => {
    for (const [key, value] of Object.entries(options)) props.onOption(key, value)
  }
  return (
    <div className="pg-config">
      <h2>Products</h2>
      <div className="pg-switches">
        {products.map((id) => (
          <Switch
            key={id}
            label={id}
            isOn={ids.includes(id)}
            isDisabled={configProblem !== null}
            onChange={(isOn) => change({ products: switchProduct(config, id, isOn) })}
          />
        ))}
      </div>
      {methods.map(
        (method) =>
          method.ways &&
          ids.includes(method.product) && (
            <Fragment key={method.product}>
              <h2>{method.ways.label}</h2>
              <div className="pg-switches">
                {method.ways.ids.map((id) => (
                  <Switch
                    key={id}
                    label={id}
                    isOn={toWays(config, method).includes(id)}
                    isDisabled={configProblem !== null}
                    onChange={(isOn) => change(switchWay(config, method, id, isOn))}
                  />
                ))}
              </div>
            </Fragment>
          ),
      )}
      {ids.includes('passkeys') && <PasskeyHostWarning url={location.href} />}
      <div className="pg-row">
        <Choice
          label="Editor"
          options={editors.map((id) => ({ value: id, label: id }))}
          value={editor}
          onChoose={setEditor}
        />
        {!isUntouched(drafts, editor) && (
          <PressButton kind="quiet" onPress={() => props.onReset(editor)}>
            Reset
          </PressButton>
        )}
      </div>
      <CodeEditor
        key={editor}
        label={`${editor}, as a JavaScript object`}
        value={draft.text}
        problem={draft.problem && problem}
        describedBy="draft-state"
        onChange={(text) => props.onType(editor, text)}
      />
      <div className="pg-foot" id="draft-state" role="status" aria-busy={!props.isApplied}>
        <DraftState draft={draft} problem={draft.problem && problem} refusal={props.refusal} />
        <span className="pg-muted">Edits apply as you type</span>
      </div>
      {editor === 'strings' && (
        <TextIds strings={draft.value} isDisabled={draft.problem !== null} onAdd={props.onText} />
      )}
    </div>
  )
}

function DraftState(props: {
  draft: Draft
  problem: Draft['problem']
  refusal: string | null
}): ReactNode {
  const { problem, refusal } = props
  const unknownKey = props.draft.unknownKeys[0]
  if (problem) {
    const words = `Line ${problem.line}: ${problem.message} The widget keeps the last good text.`
    return <Note tone="error" icon={<AlertIcon />} words={words} />
  }
  if (refusal) return <Note tone="error" icon={<AlertIcon />} words={refusal} />
  if (unknownKey) {
    const words = `Line ${unknownKey.line}: ${unknownKey.message}`
    return <Note tone="warning" icon={<WarningIcon />} words={words} />
  }
  return <Note tone="success" icon={<CheckIcon />} words="Applied to the widget" />
}

/** What stands between backticks is code. */
function Note(props: { tone: string; icon: ReactNode; words: string }): ReactNode {
  return (
    <span className="pg-note" data-tone={props.tone}>
      {props.icon}
      <span>
        {props.words
          .split('`')
          .map((part, at) =>
            at % 2 === 1 ? <code key={`${part} ${props.words}`}>{part}</code> : part,
          )}
      </span>
    </span>
  )
}
