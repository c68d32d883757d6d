import { GRAPHQL_POST, REST_OPTIONS } from '@payloadcms/next/routes'
import { frontDoor } from '#cms/http/frontDoor.ts'
import { withoutFragmentCycles } from '#cms/http/graphqlRequest.ts'
import config from '#payload.config'

const door = frontDoor(config)

export const POST = door(withoutFragmentCycles(GRAPHQL_POST(config)))
export const OPTIONS = door(REST_OPTIONS(config))
