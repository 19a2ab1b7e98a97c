import type {} from '@portico/widget'

export const render = (card: HTMLElementTagNameMap['portico-signin']) => card
