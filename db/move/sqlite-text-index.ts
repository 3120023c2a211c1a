/**
 * The triggers that add a row to the text indexes, and statements that add all rows at once: in a trigger, SQLite writes a part
 * of the index for each row. The indexed texts are those of the migrations `2026-11-22-search-indexes` and
 * `2026-11-22g-sqlite-word-boundaries`; a test compares an index that was filled so with one that triggers filled.
 */
export const textIndexes = ["inquiries", "job_applications"].map((table) => ({
  triggers: [`${table}_text_added`, `${table}_boundaries_added`],
  statements: [
    `insert into ${table}_places (place, id)
      select (created_at << 20) + row_number() over (partition by created_at order by id) - 1, id from ${table}`,
    `insert into ${table}_texts (rowid, search_text)
      select place, search_text || char(10, 10) from ${table}_places join ${table} using (id) order by place`,
    `insert into ${table}_boundaries (rowid, boundaries)
      select place, (
        select group_concat(hex(substr(word, -2) || ' ' || substr(next, 1, 3)), ' ') from (
          select value as word, lead(value) over (order by key) as next
          from json_each('[' || replace(json_quote(search_text), ' ', '","') || ']'))
        where next is not null)
      from ${table}_places join ${table} using (id) order by place`,
  ],
}));
