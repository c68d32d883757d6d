import { describe, expect, it } from '@jest/globals'
import { Column, is, Param, SQL, StringChunk, sql, Table } from '@payloadcms/db-postgres/drizzle'
import { PgColumn, PgTable, pgTable, serial, text } from '@payloadcms/db-postgres/drizzle/pg-core'

const posts = pgTable('posts', { id: serial('id'), title: text('title') })

describe('drizzle-orm, as patches/ changes it', () => {
  it('keeps what a prototype is', () => {
    expect(is.toString()).toContain('kindsOfPrototypes')
  })

  it.each([
    ['a column', posts.id, [Column, PgColumn]],
    ['another column', posts.title, [Column, PgColumn]],
    ['a table', posts, [Table, PgTable]],
    ['a piece of SQL', sql`now()`, [SQL]],
    ['a text in a statement', new StringChunk('select'), [StringChunk]],
    ['a value', new Param(1), [Param]],
    ['a list', [posts.id], []],
    ['a date', new Date(), []],
    ['an object without a prototype', Object.create(null), []],
    ['a text', 'title', []],
    ['nothing', null, []],
  ])('takes %s for what it is', (_, value, kinds) => {
    const all = [Column, PgColumn, Table, PgTable, SQL, StringChunk, Param]
    expect(all.filter((kind) => is(value, kind))).toEqual(kinds)
  })

  it('takes an instance of a derived class for one of each class above it', () => {
    class Fragment extends SQL {}
    expect(is(new Fragment([]), SQL)).toBe(true)
  })
})
