import { GRAPHQL_POST, REST_OPTIONS } from '@payloadcms/next/routes'
import { getPayload } from 'payload'
import { isActiveMember } from '#cms/http/activeMember.ts'
import { frontDoor } from '#cms/http/frontDoor.ts'
import { withinDocumentLimits } from '#cms/http/graphqlRequest.ts'
import config from '#payload.config'

const door = frontDoor(config)

const isMember = async ({ headers }: Request) => isActiveMember(await getPayload({ config, cron: true }), headers)

export const POST = door(withinDocumentLimits(GRAPHQL_POST(config), isMember))
export const OPTIONS = door(REST_OPTIONS(config))
