/**
 * The projects with the origins and redirect URLs that their back ends add while the service runs. Every process reads them
 * when another one announces a change, and regularly, so that a request needs no statement, and an outage of the database changes
 * nothing.
 */
import type { Logger } from 'pino'
import type { ProjectConfig } from '../config/config.ts'
import type { AddedAddress, Storage } from '../storage/storage.ts'

/** How often they are read where changes are not announced: they are to be in force on every process within two seconds. */
const pollMs = 1_500

/** How often they are read although changes are announced: behind some poolers announcements do not arrive. */
const safetyPollMs = 10_000

type Lists = Pick<ProjectConfig, 'allowedOrigins' | 'redirectUrls'>

export type LiveProjects = ReturnType<typeof createLiveProjects>

/** Creates the projects; before the first `refresh` they are as configured. */
export function createLiveProjects(
  configured: readonly ProjectConfig[],
  {
    storage,
    log,
  }: {
    readonly storage: Pick<Storage, 'addresses' | 'hearsOfAddresses' | 'onAddresses'>
    readonly log: Logger
  },
) {
  const lists = new Map<string, Lists>()
  let reading: Promise<void> = Promise.resolve()

  async function read(): Promise<void> {
    const added = await storage.addresses.listAll()
    for (const project of configured) {
      const own = added.filter(({ projectId }) => projectId === project.projectId)
      lists.set(project.projectId, toLists(project, own))
    }
  }
  /** One read follows another, so that an older answer never replaces a newer one. */
  const refresh = () => {
    reading = reading.catch(() => {}).then(read)
    return reading
  }
  return {
    /** The configured projects, whose `allowedOrigins` and `redirectUrls` also have what was read last. */
    projects: configured.map((project) => toLive(project, () => lists.get(project.projectId))),
    /**
     * Reads the added addresses now.
     *
     * @throws StorageUnavailableError when the database is away; the addresses that were read before stay in force
     */
    refresh,
    /**
     * Reads them regularly.
     *
     * @returns a function that ends it; it resolves when no read is in progress
     */
    start() {
      let isAway = false
      let isEnded = false
      let timer: NodeJS.Timeout
      const readAgain = async () => {
        try {
          await refresh()
          isAway = false
        } catch (err) {
          // Once for each outage, so that it does not flood the log.
          if (!isAway)
            log.warn({ err }, 'added origins could not be read; the last ones stay in force')
          isAway = true
        }
      }
      const again = () => {
        const waitMs = storage.hearsOfAddresses && !isAway ? safetyPollMs : pollMs
        timer = setTimeout(async () => {
          await readAgain()
          if (!isEnded) again()
        }, waitMs)
        timer.unref()
      }
      again()
      const endListening = storage.onAddresses(() => void readAgain())
      return async () => {
        isEnded = true
        clearTimeout(timer)
        await endListening()
        await reading.catch(() => {})
      }
    },
  }
}

/** Each reading of the two lists gives the present ones, wherever the project was handed to. */
function toLive(project: ProjectConfig, find: () => Lists | undefined): ProjectConfig {
  return {
    ...project,
    get allowedOrigins() {
      return (find() ?? project).allowedOrigins
    },
    get redirectUrls() {
      return (find() ?? project).redirectUrls
    },
  }
}

/** Puts the added addresses behind the configured ones, whose first are defaults. */
function toLists({ allowedOrigins, redirectUrls }: Lists, added: readonly AddedAddress[]): Lists {
  const origins = added.flatMap(({ use, address }) => (use === 'origin' ? [address] : []))
  const urls = added.flatMap(({ use, address: url, kinds }) =>
    use === 'redirect_url' ? [{ url, kinds }] : [],
  )
  return {
    allowedOrigins: [...new Set([...allowedOrigins, ...origins])],
    redirectUrls: [...redirectUrls, ...urls],
  }
}
