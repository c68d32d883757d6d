/**
 * Takes the place of `@payloadcms/ui/shared` in the bundles of the back office (see `next.config.ts`): Payload's lists of
 * versions and its comparisons format dates with it, in the zone of the browser or of the server.
 */
import { formatDate as formatDateIn } from '@payloadcms/ui/utilities/formatDocTitle/formatDateTitle'
import { shownZone } from './shownZone.ts'

export * from '../../node_modules/@payloadcms/ui/dist/exports/shared/index.js'

/** Formats a date in the publication's time zone, unless the caller names another one. */
export const formatDate: typeof formatDateIn = (options) => formatDateIn({ timezone: shownZone(), ...options })
