/** What `@portico/widget/first-screen` is in a browser, which renders the widget itself: nothing to load. */
import type { renderServedContent as render } from './roots/first-screen/render-served-content.ts'

/** Renders the content of a root's element for the HTML of a page, on a server. In a browser it is null. */
export const renderServedContent: typeof render | null = null
