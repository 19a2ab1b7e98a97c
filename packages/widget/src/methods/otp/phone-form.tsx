import { type ChangeEvent, type ReactNode, useEffect, useMemo, useRef } from 'react'
import type { TabFormProps } from '../../flow/method.ts'
import { Button } from '../../foundation/parts/button/button.tsx'
import { PhoneField } from '../../foundation/parts/phone-field/phone-field.tsx'
import { Stack } from '../../foundation/parts/stack/stack.tsx'
import { takeFocus } from '../../foundation/parts/take-focus.ts'
import { useText } from '../../kernel/context/text-context.ts'
import { useAnnounce } from '../../kernel/context/use-announce.ts'
import { useWidget } from '../../kernel/context/widget-context.ts'
import { phoneText } from '../../locales/en/otp-phones.ts'
import { countries, toCallingCode } from './countries.ts'
import { nameCountries, toRegionNames } from './name-countries.ts'
import { awaitParser, findParser, typingLimitMs } from './phone-number.ts'
import { countBefore, toCaret, toEdited } from './to-edited.ts'
import { readValue, type TypedPhone, toValue } from './typed-phone.ts'

/**
 * Whether the user deleted the character after the caret. React wraps the browser's event in `nativeEvent`; Preact
 * passes it directly.
 */
const isForwardDeletion = (event: ChangeEvent<HTMLInputElement>): boolean => {
  const own: Event | undefined = event.nativeEvent
  const { inputType } = (own ?? event) as Partial<InputEvent> // a change of a text field is an input event
  return inputType === 'deleteContentForward'
}

/** The phone field and its button. Further buttons may follow, for other ways to send the code. */
export function PhoneForm(
  props: TabFormProps & {
    /** @default the label of the tab */
    buttonLabel?: string
    children?: ReactNode
  },
): ReactNode {
  const { tab, value, isLabelHidden, submit, fieldError } = props
  const { problem, isPending } = submit
  const { toInputId } = useWidget()
  const text = useText().with(phoneText)
  const input = useRef<HTMLInputElement>(null)
  const typed = readValue(value)
  const latest = useRef(props)
  latest.current = props
  useAnnounce(fieldError, 'assertive')

  useEffect(() => {
    if (problem && fieldError) takeFocus(input.current)
  }, [problem, fieldError])

  /** Formats the number if the parser is loaded, and keeps the caret after the same digit. */
  const format = (next: TypedPhone, digits: number) => {
    const formatted = findParser()?.format(next) ?? next
    const field = input.current
    if (field && field.value !== formatted.text) {
      field.value = formatted.text
      const caret =
        formatted.region === next.region ? toCaret(formatted.text, digits) : formatted.text.length
      // setting the caret of a field without focus would move the focus to it
      if (field.matches(':focus')) field.setSelectionRange(caret, caret)
    }
    latest.current.change(toValue(formatted))
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for what was typed before the parser was there
  useEffect(() => {
    let isStale = false
    void awaitParser(typingLimitMs).then((parser) => {
      const field = input.current
      if (isStale || !parser || !field) return
      const { region, text: standing } = readValue(latest.current.value)
      const caret = field.selectionStart ?? standing.length
      if (standing) format({ region, text: standing }, countBefore({ text: standing, caret }))
    })
    return () => {
      isStale = true
    }
  }, [])

  const change = (event: ChangeEvent<HTMLInputElement>) => {
    const field = event.currentTarget
    submit.dismiss()
    const caret = field.selectionStart ?? field.value.length
    const edited = toEdited(typed.text, { text: field.value, caret }, isForwardDeletion(event))
    format({ region: typed.region, text: edited.text }, countBefore(edited))
  }
  const { region } = typed
  const country = useMemo(() => {
    const chosen = { region, code: toCallingCode(region) }
    return { ...chosen, name: toRegionNames(text.locale).of(region) ?? region }
  }, [region, text.locale])

  return (
    <Stack onSubmit={() => submit.submit(value)} onFocus={props.prepare}>
      <PhoneField
        id={toInputId('phone')}
        countryId={toInputId('country')}
        label={text('formField.phone.label')}
        isLabelHidden={isLabelHidden}
        countryLabel={text('formField.countryCode.label')}
        searchLabel={text('formField.countryCode.search')}
        noneLabel={text('formField.countryCode.none')}
        country={country}
        getCountries={() => nameCountries(countries, text.locale)}
        onChooseCountry={(chosen) => {
          submit.dismiss()
          format({ region: chosen, text: typed.text }, typed.text.length)
          input.current?.focus()
        }}
        placeholder={text('formField.phone.placeholder')}
        value={typed.text}
        onChange={change}
        error={fieldError}
        isDisabled={isPending}
        inputRef={input}
      />
      <Button kind="primary" type="submit" isLoading={isPending}>
        {props.buttonLabel ?? text(tab?.id === 'sms' ? 'button.sms' : 'button.whatsapp')}
      </Button>
      {props.children}
    </Stack>
  )
}
