import { type ReactNode, useEffect, useState } from 'react'
import { AlertIcon } from '../../foundation/icons/alert-icon.tsx'
import { Banner } from '../../foundation/parts/banner/banner.tsx'
import { Button } from '../../foundation/parts/button/button.tsx'
import { Stack } from '../../foundation/parts/stack/stack.tsx'
import { useText } from '../../kernel/context/text-context.ts'
import { useWidget } from '../../kernel/context/widget-context.ts'
import { Waiting } from '../waiting.tsx'

/** Something that is being read: its value once it is there. */
export interface Read<Value> {
  readonly value: Value | null
  readonly isFailed: boolean
  again(): void
}

/**
 * Reads something when the component appears.
 *
 * @param load - the same function at every render
 */
export function useRead<Value>(load: () => Promise<Value>): Read<Value> {
  const { host } = useWidget()
  const [round, setRound] = useState(0)
  const [read, setRead] = useState<Pick<Read<Value>, 'value' | 'isFailed'>>({
    value: null,
    isFailed: false,
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: another round reads again
  useEffect(() => {
    let isLeft = false
    load().then(
      (value) => isLeft || setRead({ value, isFailed: false }),
      (error: unknown) => {
        if (isLeft) return
        host.report(error)
        setRead({ value: null, isFailed: true })
      },
    )
    return () => {
      isLeft = true
    }
  }, [load, host, round])
  return {
    ...read,
    again() {
      setRead({ value: null, isFailed: false })
      setRound(round + 1)
    },
  }
}

/** Shows what was read; a spinner until then, and a way to try again if it failed. */
export function ReadPart<Value>(props: {
  read: Read<Value>
  children: (value: Value) => ReactNode
}): ReactNode {
  const { value, isFailed, again } = props.read
  const text = useText()
  if (value !== null) return props.children(value)
  if (!isFailed) return <Waiting />
  return (
    <>
      <Banner tone="error" icon={<AlertIcon />}>
        {text('account.notRead')}
      </Banner>
      <Stack>
        <Button kind="secondary" onPress={again}>
          {text('account.again')}
        </Button>
      </Stack>
    </>
  )
}
