/** What all threads of this process have used of a processor, µs. */
export const processorTime = (): bigint => {
  const { user, system } = process.cpuUsage();
  return BigInt(user + system);
};
