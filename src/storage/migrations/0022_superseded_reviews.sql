-- A question that a later record of the caller has taken the place of. The items of one chain of clarifications name its
-- first; at most one of them is open.
alter table review_item
  add column superseded_by text,
  add column first_review_id text;

create index review_item_chain on review_item (tenant_id, first_review_id) where first_review_id is not null;
