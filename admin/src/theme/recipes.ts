import { alert } from "./recipes/alert.ts";
import { avatar } from "./recipes/avatar.ts";
import { badge } from "./recipes/badge.ts";
import { barChart } from "./recipes/bar-chart.ts";
import { button } from "./recipes/button.ts";
import { calendar } from "./recipes/calendar.ts";
import { card } from "./recipes/card.ts";
import { chip } from "./recipes/chip.ts";
import { filterChip } from "./recipes/filter-chip.ts";
import { choice } from "./recipes/choice.ts";
import { dialog } from "./recipes/dialog.ts";
import { drawer } from "./recipes/drawer.ts";
import { empty } from "./recipes/empty.ts";
import { facts } from "./recipes/facts.ts";
import { field } from "./recipes/field.ts";
import { fileDrop } from "./recipes/file-drop.ts";
import { jsonView } from "./recipes/json-view.ts";
import { keys } from "./recipes/keys.ts";
import { mark } from "./recipes/mark.ts";
import { menu } from "./recipes/menu.ts";
import { numberField } from "./recipes/number-field.ts";
import { pager } from "./recipes/pager.ts";
import { progress } from "./recipes/progress.ts";
import { popover } from "./recipes/popover.ts";
import { record } from "./recipes/record.ts";
import { searchField } from "./recipes/search-field.ts";
import { select } from "./recipes/select.ts";
import { skeleton } from "./recipes/skeleton.ts";
import { table } from "./recipes/table.ts";
import { tabs } from "./recipes/tabs.ts";
import { tags } from "./recipes/tags.ts";
import { thumb } from "./recipes/thumb.ts";
import { toast } from "./recipes/toast.ts";
import { tooltip } from "./recipes/tooltip.ts";
import { tree } from "./recipes/tree.ts";

export const recipes = { avatar, button, chip, mark, skeleton };

export const slotRecipes = {
  alert,
  badge,
  barChart,
  calendar,
  card,
  choice,
  filterChip,
  dialog,
  drawer,
  empty,
  facts,
  field,
  fileDrop,
  jsonView,
  keys,
  menu,
  numberField,
  pager,
  progress,
  record,
  popover,
  searchField,
  select,
  table,
  tabs,
  tags,
  thumb,
  toast,
  tooltip,
  tree,
};
