import { sharedContentRules } from '../permissions/contentRules.ts'

/** UPDATE_PAGE writes, PUBLISH_PAGE decides what readers see. */
export const pageRules = sharedContentRules('PAGE')
