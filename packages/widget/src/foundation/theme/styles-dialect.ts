import type { Theme } from './tokens.ts'

interface ButtonStyles {
  backgroundColor?: string
  textColor?: string
  borderColor?: string
  borderRadius?: string
}

/**
 * The look of the widget in the older dialect. Every value is a CSS value.
 *
 * @example mountLogin({ elementId: '#sign-in', config, styles: { colors: { primary: '#5B2A86' } } })
 */
export interface Styles {
  container?: {
    backgroundColor?: string
    borderColor?: string
    borderRadius?: string
    /** @default '400px' */
    width?: string
  }
  colors?: {
    primary?: string
    secondary?: string
    accent?: string
    success?: string
    warning?: string
    error?: string
  }
  buttons?: {
    primary?: ButtonStyles
    secondary?: ButtonStyles
    disabled?: ButtonStyles
  }
  inputs?: ButtonStyles & { placeholderColor?: string }
  fontFamily?: string
  /** @default false */
  hideHeaderText?: boolean
  logo?: { logoImageUrl?: string }
}

/** Converts the older dialect to tokens. A value that the host did not give is undefined. */
export function toTheme({ container, colors, buttons, inputs, fontFamily }: Styles): Theme {
  const { primary, secondary, disabled } = buttons ?? {}
  return {
    background: container?.backgroundColor,
    'container-border': container?.borderColor,
    'container-radius': container?.borderRadius,
    'container-width': container?.width,
    foreground: colors?.primary,
    primary: primary?.backgroundColor ?? colors?.primary,
    'primary-foreground': primary?.textColor,
    'primary-border': primary?.borderColor,
    'button-radius': primary?.borderRadius,
    secondary: secondary?.backgroundColor,
    'secondary-foreground': secondary?.textColor,
    'secondary-border': secondary?.borderColor,
    // in this dialect, the radius of primary buttons does not apply to secondary buttons
    'secondary-radius':
      secondary?.borderRadius ?? (primary?.borderRadius && 'var(--st-rounded-base)'),
    'disabled-radius': disabled?.borderRadius,
    disabled: disabled?.backgroundColor,
    'disabled-foreground': disabled?.textColor,
    'disabled-border': disabled?.borderColor,
    'muted-foreground': colors?.secondary,
    accent: colors?.accent,
    success: colors?.success,
    'success-fill': colors?.success,
    warning: colors?.warning,
    destructive: colors?.error,
    'destructive-fill': colors?.error,
    'input-background': inputs?.backgroundColor,
    'input-foreground': inputs?.textColor,
    placeholder: inputs?.placeholderColor,
    input: inputs?.borderColor,
    'input-radius': inputs?.borderRadius,
    'font-family': fontFamily,
  }
}
