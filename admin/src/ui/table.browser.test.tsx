import "../index.css";
import { expect, it } from "vitest";
import { render } from "vitest-browser-react";
import { page } from "vitest/browser";
import * as Table from "./table.tsx";

it("a column with a width in percent gets its share in windows of different widths", async () => {
  for (const width of [1100, 1900]) {
    await page.viewport(width, 600);
    const { unmount } = await render(
      <Table.Root aria-label="Discounts">
        <Table.Head>
          <Table.Header lead>Code</Table.Header>
          <Table.Header width="40%">What it does</Table.Header>
          <Table.Header width="120px">State</Table.Header>
        </Table.Head>
        <Table.Body>
          <Table.Row>
            <Table.Cell lead>SUMMER15</Table.Cell>
            <Table.Cell>15 %</Table.Cell>
            <Table.Cell>Active</Table.Cell>
          </Table.Row>
        </Table.Body>
      </Table.Root>,
    );
    const whole = document.querySelector("table")!.offsetWidth;
    const widths = [...document.querySelectorAll("th")].map((th) => th.offsetWidth / whole);
    expect(widths[1]).toBeCloseTo(0.4, 1);
    expect(widths[0]).toBeGreaterThan(0.4);
    expect(widths[2]).toBeLessThan(0.15);
    await unmount();
  }
});
