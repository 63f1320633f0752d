export { SortableList } from "./sortable/sortable-list.tsx";
