/** What a page does once it is loaded; without it the page shows everything, and search is absent. */
import { startContents } from './contents.ts'
import { startCopy } from './copy.ts'
import { startScheme } from './scheme.ts'
import { startScrolling } from './scrolling.ts'
import { startSearch } from './search.ts'
import { startTabs } from './tabs.ts'
import { startVersions } from './versions.ts'

startContents()
startCopy()
startScheme()
startScrolling()
startTabs()
startVersions()
startSearch()
document.querySelector('.sidebar-pane [aria-current="page"]')?.scrollIntoView({ block: 'center' })
