import { Bar, BarChart, CartesianGrid, XAxis, YAxis } from "recharts";

export const Chart = ({ rows }) => (
  <BarChart width={480} height={200} data={rows}>
    <CartesianGrid strokeDasharray="3 3" />
    <XAxis dataKey="name" />
    <YAxis />
    <Bar dataKey="value" isAnimationActive={false} />
  </BarChart>
);
