import { createTreeCollection, TreeView as Ark } from "@ark-ui/react/tree-view";
import { tree } from "#styled/recipes";
import { ChevronRight } from "lucide-react";
import { useMemo, type ReactNode } from "react";

const styles = tree();

export interface TreeNode {
  id: string;
  label: string;
  /**
   * Content at the end of the row, such as a badge or a count. It must not be interactive, because arrow keys can't reach it.
   */
  note?: ReactNode;
  children?: readonly TreeNode[];
  disabled?: boolean;
}

export interface TreeProps {
  label: string;
  nodes: readonly TreeNode[];
  expanded: readonly string[];
  onExpandedChange(ids: string[]): void;
  selected: string | null;
  onSelectedChange(id: string): void;
}

/** A tree. Arrow keys move through the tree, letters search it, and `*` expands all nodes of a level. */
export function Tree({
  label,
  nodes,
  expanded,
  onExpandedChange,
  selected,
  onSelectedChange,
}: TreeProps) {
  const collection = useMemo(
    () =>
      createTreeCollection<TreeNode>({
        nodeToValue: ({ id }) => id,
        nodeToString: (node) => node.label,
        nodeToChildren: ({ children = [] }) => [...children],
        isNodeDisabled: ({ disabled = false }) => disabled,
        rootNode: { id: "", label: "", children: nodes },
      }),
    [nodes],
  );
  return (
    <Ark.Root
      collection={collection}
      translations={{ treeLabel: label }}
      expandOnClick={false}
      expandedValue={[...expanded]}
      onExpandedChange={({ expandedValue }) => onExpandedChange(expandedValue)}
      selectedValue={selected === null ? [] : [selected]}
      onSelectionChange={({ selectedValue: [id] }) => {
        if (id !== undefined) onSelectedChange(id);
      }}
    >
      <Ark.Tree aria-label={label}>
        {nodes.map((node, index) => (
          <Node key={node.id} node={node} indexPath={[index]} />
        ))}
      </Ark.Tree>
    </Ark.Root>
  );
}

const Node = ({ node, indexPath }: { node: TreeNode; indexPath: number[] }) => (
  <Ark.NodeProvider node={node} indexPath={indexPath}>
    {node.children && node.children.length > 0 ? (
      <Ark.Branch>
        <Ark.BranchControl className={styles.row}>
          {/* The arrow is only for the pointer, because the row itself handles the keyboard. */}
          <Ark.BranchTrigger className={styles.arrow} role="presentation" aria-hidden>
            <ChevronRight aria-hidden />
          </Ark.BranchTrigger>
          <Ark.BranchText className={styles.label}>{node.label}</Ark.BranchText>
          {node.note}
        </Ark.BranchControl>
        <Ark.BranchContent>
          {node.children.map((child, index) => (
            <Node key={child.id} node={child} indexPath={[...indexPath, index]} />
          ))}
        </Ark.BranchContent>
      </Ark.Branch>
    ) : (
      <Ark.Item className={styles.row}>
        <span className={styles.arrow} />
        <Ark.ItemText className={styles.label}>{node.label}</Ark.ItemText>
        {node.note}
      </Ark.Item>
    )}
  </Ark.NodeProvider>
);
