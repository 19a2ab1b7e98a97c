import {
  CheckIcon,
  getContrast,
  type TokenKey,
  type Tokens,
  WarningIcon,
} from '@portico/widget/parts'
import type { ReactNode } from 'react'
import { Choice } from '../parts/choice.tsx'
import { PressButton } from '../parts/press-button.tsx'
import { Slider } from '../parts/slider.tsx'
import { ColourField } from './colour-field.tsx'
import { type ColourRow, lengths, mainColours, otherColours } from './theme-rows.ts'
import {
  editToken,
  isEdited,
  type PresetId,
  type Scheme,
  type ThemeMode,
  type ThemeState,
  toTokens,
} from './theme-state.ts'
import { toColour } from './to-colour.ts'

const modes: readonly { value: ThemeMode; label: string }[] = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
  { value: 'both', label: 'Both' },
]

const presets: readonly { value: PresetId; label: string }[] = [
  { value: 'default', label: 'Default' },
  { value: 'quartz', label: 'Quartz' },
]

/** Every token of the theme on the screen, with its measured contrast. */
export function ThemeTab(props: {
  theme: ThemeState
  scheme: Scheme
  onChange: (theme: ThemeState) => void
}): ReactNode {
  const { theme, scheme } = props
  const tokens = toTokens(theme, scheme)
  const edit = (key: TokenKey, value: string) =>
    props.onChange(editToken(theme, scheme, key, value))
  const renderRow = (row: ColourRow) => (
    <ColourRowView
      key={row.key}
      row={row}
      tokens={tokens}
      onChange={(value) => edit(row.key, value)}
    />
  )
  return (
    <div className="pg-theme">
      <div className="pg-row">
        <Choice
          label="Theme"
          options={modes}
          value={theme.mode}
          onChoose={(mode) => props.onChange({ ...theme, mode })}
        />
        <Choice
          label="Preset"
          options={presets}
          value={theme.preset ?? 'default'}
          onChoose={(preset) => props.onChange({ ...theme, preset })}
        />
        {isEdited(theme.edits[scheme]) && (
          <PressButton
            kind="quiet"
            onPress={() => props.onChange({ ...theme, edits: { ...theme.edits, [scheme]: {} } })}
          >
            Reset
          </PressButton>
        )}
      </div>
      {theme.mode === 'both' && (
        <p className="pg-muted">
          The widget follows each person's system. Yours asks for {scheme}, so the {scheme} values
          are shown.
        </p>
      )}
      <div className="pg-rows">{mainColours.map(renderRow)}</div>
      <div className="pg-rows">
        {lengths.map(({ key, most }) => (
          <Slider
            key={key}
            id={`token-${key}`}
            label={key}
            value={Number.parseFloat(tokens[key]) || 0}
            most={most}
            onChange={(value) => edit(key, `${value}px`)}
          />
        ))}
        <div className="pg-font">
          <label htmlFor="token-font-family">font-family</label>
          <input
            id="token-font-family"
            className="pg-field"
            value={tokens['font-family']}
            spellCheck={false}
            onChange={(event) => edit('font-family', event.currentTarget.value)}
          />
        </div>
      </div>
      <details className="pg-more">
        <summary>More colours</summary>
        <div className="pg-rows">{otherColours.map(renderRow)}</div>
      </details>
    </div>
  )
}

function ColourRowView(props: {
  row: ColourRow
  tokens: Tokens
  onChange: (value: string) => void
}): ReactNode {
  const { row, tokens } = props
  return (
    <div className="pg-colour">
      <ColourField name={row.key} value={toColour(tokens, row.key)} onChange={props.onChange} />
      <Ratio row={row} tokens={tokens} />
    </div>
  )
}

function Ratio({ row, tokens }: { row: ColourRow; tokens: Tokens }): ReactNode {
  const { against, least } = row
  if (!against || !least) return <span className="pg-ratio" />
  const ratio = getContrast(toColour(tokens, row.key), toColour(tokens, against))
  if (ratio === null) return <span className="pg-ratio">–</span>
  const shown = ratio.toFixed(2)
  const isEnough = ratio >= least
  const words = `${isEnough ? 'Enough' : 'Too little'} contrast with ${against}: ${shown} of ${least}`
  return (
    <span className="pg-ratio" data-tone={isEnough ? 'success' : 'warning'} title={words}>
      {isEnough ? <CheckIcon /> : <WarningIcon />}
      <span aria-hidden="true">{shown}</span>
      <span className="pg-hidden">{words}</span>
    </span>
  )
}
