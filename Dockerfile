# raddle in a container:  docker build -t raddle . && docker run --rm -v "$PWD:/work" raddle verify program.c
FROM python:3.13-slim AS build
RUN apt-get update && apt-get install -y --no-install-recommends g++ && rm -rf /var/lib/apt/lists/*
COPY . /source
RUN pip wheel --no-cache-dir --no-deps --wheel-dir /wheels /source

FROM python:3.13-slim
COPY --from=build /wheels /wheels
RUN pip install --no-cache-dir /wheels/*.whl && rm -rf /wheels && useradd --create-home raddle
USER raddle
WORKDIR /work
ENTRYPOINT ["raddle"]
CMD ["--help"]
